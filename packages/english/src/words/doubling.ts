/** Verbs of several syllables that double their last consonant before -ed and -ing. */
import { wordList } from "./word-list.ts";

export const DOUBLING = wordList(
  "abet abhor acquit admit allot annul appal babysit backlog backstop befit beget begin beset bobsled bootleg commit compel concur confer control corral debar debug defer demur deter diagram dispel distil eavesdrop embed emit enrol equip excel expel forbid forget format fulfil handicap impel incur infer inset instil input intermit interbred kidnap leapfrog nonplus occur offset omit outbid outfit outrun output outwit overlap overrun patrol permit prefer program propel rebel rebut recap recur refer refit regret remit repel rerun reset retrofit sandbag sublet submit transfer transmit typeset undercut unplug unwrap unzip upset worship zigzag",
);
