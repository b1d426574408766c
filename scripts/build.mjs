/** Builds the pages if their sources have changed. */
import { buildPages } from "./prepare.mjs";

buildPages();
