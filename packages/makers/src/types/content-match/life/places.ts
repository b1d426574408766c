/** The places of a life. */
import type { Analysis } from "@pulda/english";

export const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|World|English|Latin|French|German|Snow|The)\b/u;

/** Countries and states: a city may lie in them, so that one does not stand for the other. */
const COUNTRIES = new Set([
  ..."Afghanistan Albania Algeria Angola Argentina Armenia Australia Austria Bahamas Bangladesh Barbados Belarus Belgium Belize Benin Bhutan Bolivia Bosnia Botswana Brazil Britain Bulgaria Burma Cambodia Cameroon Canada Ceylon Chad Chile China Colombia Congo Croatia Cuba Cyprus Denmark Ecuador Egypt England Eritrea Estonia Ethiopia Fiji Finland France Gabon Gambia Georgia Germany Ghana Greece Greenland Grenada Guatemala Guinea Guyana Haiti Honduras Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Jordan Kazakhstan Kenya Korea Kuwait Laos Latvia Lebanon Lesotho Liberia Libya Lithuania Madagascar Malawi Malaysia Mali Malta Mauritius Mexico Mongolia Morocco Mozambique Myanmar Namibia Nepal Netherlands Nicaragua Niger Nigeria Norway Oman Pakistan Panama Paraguay Persia Peru Philippines Poland Portugal Prussia Qatar Romania Russia Rwanda Samoa Scotland Senegal Serbia Siam Slovakia Slovenia Somalia Spain Sudan Suriname Sweden Switzerland Syria Taiwan Tanzania Thailand Tibet Tonga Tunisia Turkey Uganda Ukraine Uruguay Uzbekistan Venezuela Vietnam Wales Yemen Zambia Zimbabwe Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming Ontario Quebec Alberta Manitoba Sicily Bavaria Saxony Siberia Brittany Normandy Provence Catalonia Tuscany Yorkshire Cornwall".split(
    " ",
  ),
  ..."New Zealand|Saudi Arabia|South Africa|South Korea|North Korea|Sri Lanka|Sierra Leone|Ivory Coast|Costa Rica|Puerto Rico|El Salvador|Burkina Faso|Nova Scotia|New Jersey|New Mexico|New Hampshire|North Carolina|South Carolina|North Dakota|South Dakota|West Virginia|Rhode Island|British Columbia|Soviet Union|Ottoman Empire|Northern Ireland|Czech Republic".split(
    "|",
  ),
]);

/** Whether a place is a country or a state. */
export const isLarge = (place: string): boolean => COUNTRIES.has(place);

/** What holds countries, and what is no place to live in. */
const NO_PLACE =
  /^(?:(?:South|North|Latin|Central) ?(?:America)?|America|Europe|Africa|Asia|United States|United Kingdom|West|East)$|\b(?:College|University|Institute|School|Academy|Museum|Club|Society|Prize|Sea|Ocean|Lakes|Army|War|Park|Hospital)\b/u;

/** The places that a text names after a preposition, in order. */
export function placesIn({ sentences }: Analysis): string[] {
  const found = sentences.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b(?:in|to|at|near) ((?:[A-Z][a-zé]+ (?:de|la|del|do) )?(?:[A-Z][a-zé]+ ?){1,2})(?=[ ,.;]|$)/gu,
      ),
    ].map(([, place = ""]) => place.trim()),
  );
  return [...new Set(found)].filter((place) => !MONTH.test(place) && !NO_PLACE.test(place));
}
