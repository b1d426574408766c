/** Installs what runs and builds the pages, without starting: for images and for upgrades without a pause. */
import { buildPages, install } from "./prepare.mjs";

install("start");
buildPages();
