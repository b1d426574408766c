/** A spreadsheet (XLSX) of some rows, for journeys that choose one. */
import { strToU8, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function cells(row: readonly string[]): string {
  return row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("");
}

export function spreadsheetOf(rows: readonly (readonly string[])[]): Buffer {
  const sheet = rows.map((row) => `<row>${cells(row)}</row>`).join("");
  return Buffer.from(
    zipSync({
      "xl/workbook.xml": strToU8(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
      ),
    }),
  );
}
