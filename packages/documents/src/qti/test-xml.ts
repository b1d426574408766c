/** The test of a QTI package, which names its items in order, and the manifest, which names its files. */
import type { Item } from "@pulda/question";
import { element, XML_DECLARATION, type Xml } from "../markup/xml.ts";
import { score, setOutcome } from "./declarations.ts";
import {
  ITEM_NAMESPACE,
  itemFile,
  itemId,
  MANIFEST_NAMESPACE,
  STYLE_FILE,
  TEST_FILE,
} from "./names.ts";

const TEST = "test";
const STYLE = "style";

/** The test: every item once, in the order of the exam; its score is the sum of theirs. */
export function testXml(title: string, items: readonly Item[]): string {
  const sum = element(
    "qti-sum",
    {},
    element("qti-test-variables", { "variable-identifier": "SCORE" }),
  );
  const test = element(
    "qti-assessment-test",
    { xmlns: ITEM_NAMESPACE, identifier: TEST, title },
    score("SCORE", 0),
    element(
      "qti-test-part",
      { identifier: "part-1", "navigation-mode": "nonlinear", "submission-mode": "individual" },
      element(
        "qti-assessment-section",
        { identifier: "section-1", title, visible: true },
        items.map(({ position }) =>
          element("qti-assessment-item-ref", {
            identifier: itemId(position),
            href: itemFile(position),
          }),
        ),
      ),
    ),
    element("qti-outcome-processing", {}, setOutcome("SCORE", sum)),
  );
  return `${XML_DECLARATION}${test.xml}\n`;
}

/** The manifest: each file once, with the files that it needs. */
export function manifestXml(items: readonly Item[]): string {
  const manifest = element(
    "manifest",
    { xmlns: MANIFEST_NAMESPACE, identifier: "pulda-exam" },
    element(
      "metadata",
      {},
      element("schema", {}, "QTI Package"),
      element("schemaversion", {}, "3.0.0"),
    ),
    element("organizations"),
    element(
      "resources",
      {},
      resource(
        TEST,
        "imsqti_test_xmlv3p0",
        TEST_FILE,
        items.map(({ position }) => itemId(position)),
      ),
      items.map(({ position }) =>
        resource(itemId(position), "imsqti_item_xmlv3p0", itemFile(position), [STYLE]),
      ),
      resource(STYLE, "webcontent", STYLE_FILE, []),
    ),
  );
  return `${XML_DECLARATION}${manifest.xml}\n`;
}

function resource(identifier: string, type: string, href: string, needed: readonly string[]): Xml {
  return element(
    "resource",
    { identifier, type, href },
    element("file", { href }),
    needed.map((one) => element("dependency", { identifierref: one })),
  );
}
