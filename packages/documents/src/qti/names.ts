/** Names and addresses within a QTI package. */

export const ITEM_NAMESPACE = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0";
export const MANIFEST_NAMESPACE = "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1";

export const TEST_FILE = "test.xml";
export const STYLE_FILE = "style.css";

/** The identifier of an item. */
export function itemId(position: number): string {
  return `item-${position}`;
}

/** Where an item's file stands in the package. */
export function itemFile(position: number): string {
  return `items/${itemId(position)}.xml`;
}
