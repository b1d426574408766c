import type { PlaceRule } from "@pulda/question";
import { createContext } from "react";

/** The grammar rule of each numbered place of an item; empty until the key may be seen. */
export const PlaceRules = createContext<readonly PlaceRule[]>([]);
