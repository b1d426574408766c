/** The files of a HWPX package that say which other files there are. */
import { element, type Xml } from "../markup/xml.ts";
import { APP, NAMESPACES, VERSION } from "./namespaces.ts";

const CONTAINER = "urn:oasis:names:tc:opendocument:xmlns:container";
const MANIFEST = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0";

/** The version of the format; the misspelt attribute is the format's. */
export function version(): Xml {
  return element("hv:HCFVersion", {
    "xmlns:hv": VERSION,
    tagetApplication: "WORDPROCESSOR",
    major: 5,
    minor: 1,
    micro: 0,
    buildNumber: 1,
    os: 1,
    xmlVersion: "1.4",
    application: "Pulda",
    appVersion: "1.0",
  });
}

/** Where a reader begins. */
export function container(): Xml {
  return element(
    "ocf:container",
    { "xmlns:ocf": CONTAINER },
    element(
      "ocf:rootfiles",
      {},
      element("ocf:rootfile", {
        "full-path": "Contents/content.hpf",
        "media-type": "application/hwpml-package+xml",
      }),
      element("ocf:rootfile", {
        "full-path": "Preview/PrvText.txt",
        "media-type": "text/plain",
      }),
    ),
  );
}

/** Which files are encrypted: none. */
export function manifest(): Xml {
  return element("odf:manifest", { "xmlns:odf": MANIFEST });
}

/** The title, and the files in the order in which they are read. */
export function contentList(title: string): Xml {
  const files = { header: "Contents/header.xml", section0: "Contents/section0.xml" };
  return element(
    "opf:package",
    { ...NAMESPACES, version: "", "unique-identifier": "", id: "" },
    element("opf:metadata", {}, element("opf:title", {}, title), element("opf:language", {}, "ko")),
    element(
      "opf:manifest",
      {},
      Object.entries({ ...files, settings: "settings.xml" }).map(([id, href]) =>
        element("opf:item", { id, href, "media-type": "application/xml" }),
      ),
    ),
    element(
      "opf:spine",
      {},
      Object.keys(files).map((idref) => element("opf:itemref", { idref, linear: "yes" })),
    ),
  );
}

/** Where the cursor stands when the file is opened. */
export function settings(): Xml {
  return element(
    "ha:HWPApplicationSetting",
    { "xmlns:ha": APP },
    element("ha:CaretPosition", { listIDRef: 0, paraIDRef: 0, pos: 0 }),
  );
}
