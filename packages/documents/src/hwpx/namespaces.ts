/** The namespaces of HWPX. Hangul wants every one on the root of the header and of a section, used or not. */

const HANCOM = "http://www.hancom.co.kr/hwpml";

const PREFIXES: Readonly<Record<string, string>> = {
  ha: `${HANCOM}/2011/app`,
  hp: `${HANCOM}/2011/paragraph`,
  hp10: `${HANCOM}/2016/paragraph`,
  hs: `${HANCOM}/2011/section`,
  hc: `${HANCOM}/2011/core`,
  hh: `${HANCOM}/2011/head`,
  hhs: `${HANCOM}/2011/history`,
  hm: `${HANCOM}/2011/master-page`,
  hpf: "http://www.hancom.co.kr/schema/2011/hpf",
  dc: "http://purl.org/dc/elements/1.1/",
  opf: "http://www.idpf.org/2007/opf/",
  ooxmlchart: `${HANCOM}/2016/ooxmlchart`,
  hwpunitchar: `${HANCOM}/2016/HwpUnitChar`,
  epub: "http://www.idpf.org/2007/ops",
  config: "urn:oasis:names:tc:opendocument:xmlns:config:1.0",
};

/** The namespace whose unit halves nothing; what a reader does not know it takes from `hp:default`. */
export const UNIT_CHAR = `${HANCOM}/2016/HwpUnitChar`;
export const VERSION = `${HANCOM}/2011/version`;
export const APP = `${HANCOM}/2011/app`;

/** All of them as attributes of a root. */
export const NAMESPACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PREFIXES).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]),
);
