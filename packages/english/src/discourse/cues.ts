/** Cues: words that tell what a sentence does in its text. */
import type { Role } from "./role.ts";

/** A pattern that speaks for a role. */
export interface Cue {
  readonly role: Role;
  /** For people. */
  readonly name: string;
  /** How much it says: about 1 for a hint, 3 for a word that hardly means anything else. */
  readonly weight: number;
  readonly pattern: RegExp;
}

const cue = (role: Role, weight: number, name: string, pattern: RegExp): Cue => ({
  role,
  weight,
  name,
  pattern,
});

/** Every pattern is linear: no repetition of a repetition, and bounded gaps. */
export const CUES: readonly Cue[] = [
  // turn
  cue(
    "turn",
    3.4,
    "however, yet, but",
    /^(?:However|Yet|But|Nevertheless|Nonetheless|Still,|Even so)\b/u,
  ),
  cue("turn", 3.2, "however inside", /^[^.]{2,60}, (?:however|though|nevertheless|by contrast),/u),
  cue("turn", 2.6, "however at the end", /, (?:however|though)[.!]$/u),
  cue(
    "turn",
    2.2,
    "in reality",
    /^(?:In (?:reality|truth|fact)|Actually|The truth is|In practice)\b/u,
  ),
  cue("turn", 1.6, "nevertheless inside", /\b(?:nevertheless|nonetheless)\b/u),
  cue(
    "turn",
    4,
    "this is not to say",
    /^(?:This is not to say|None of this means|That does not mean|This does not mean|Of course|Admittedly|It is true that|Granted)\b/u,
  ),
  cue(
    "turn",
    1.4,
    "only half of the story",
    /\b(?:only (?:half|part) of|too (?:narrow|simple)|far from (?:the whole|true))\b/u,
  ),
  // contrast
  cue("contrast", 3, "whereas", /\bwhereas\b/u),
  cue(
    "contrast",
    3.4,
    "by contrast",
    /\b(?:[Bb]y|[Ii]n) contrast\b|\b[Oo]n the other hand\b|^(?:Conversely|Unlike)\b/u,
  ),
  cue(
    "contrast",
    1.2,
    "not … but",
    /\bnot (?:only |so much |just |merely |simply )?[^.;]{3,70}(?:,| ) ?but\b/u,
  ),
  cue("contrast", 2, "instead", /^(?:Instead|Rather)\b/u),
  cue(
    "contrast",
    2.4,
    "the reverse",
    /\b(?:the (?:reverse|opposite)|reversed|differently|, formerly|no longer)\b|; instead\b/u,
  ),
  cue("contrast", 1, "while", /^While\b|, while\b/u),
  cue("contrast", 0.6, "rather than", /\b(?:rather than|instead of|as opposed to)\b/u),
  cue("contrast", 0.6, "less … than", /\bless [^.;]{2,40} than\b/u),
  cue(
    "contrast",
    1,
    "once and now",
    /\b(?:once|used to|formerly|in the past)\b[^.]{3,100}\b(?:now|today)\b/u,
  ),
  // conclusion
  cue(
    "conclusion",
    3.4,
    "therefore, thus",
    /^(?:Therefore|Thus|Hence|Consequently|As a result|In short|In conclusion|Ultimately|Overall|In the end|In other words|To sum up|All in all|After all|Clearly|For (?:this|that|these) reasons?|Only (?:then|when|by)|In this (?:way|sense))\b/u,
  ),
  cue(
    "conclusion",
    2.6,
    "therefore inside",
    /\b(?:therefore|thus|hence|, then,|, in other words,|, in short,|it turns out,)/u,
  ),
  cue(
    "conclusion",
    2.8,
    "this means",
    /^(?:This|That|It|All this|What this|These (?:findings|results))(?: [a-z]+)? (?:means|shows|suggests|implies|is why|explains why|teaches|reminds|demonstrates|reveals)\b/u,
  ),
  cue("conclusion", 2, "once we see this", /^Once (?:we|you|one|this|people)\b/u),
  cue("conclusion", 2.2, "so", /^So,? (?!(?:far|much|many|little)\b)/u),
  cue(
    "conclusion",
    1.6,
    "the lesson",
    /\b(?:the lesson|the point is|what matters|the real question|the question (?:worth|is)|it is no wonder|no wonder|it follows that|the message)\b/iu,
  ),
  // example
  cue(
    "example",
    3.8,
    "for example",
    /\b(?:[Ff]or (?:example|instance)|to give (?:one|an) example|as an example)\b/u,
  ),
  cue(
    "example",
    3,
    "consider",
    /^(?:Consider|Imagine|Suppose|Take|Think of|Picture|Say you|Look at)\b/u,
  ),
  cue(
    "example",
    2.2,
    "one example",
    /\b(?:example|case in point|illustrat\w{1,6}|a good case)\b/iu,
  ),
  cue("example", 0.3, "such as", /\bsuch as\b/u),
  cue(
    "example",
    1.4,
    "the same is true",
    /\b(?:[Tt]he same (?:is|holds|was) true|[Mm]uch the same)\b|^(?:Similarly|Likewise)\b/u,
  ),
  cue("example", 2, "as though", /^(?:It is|This is) (?:as (?:if|though)|like)\b/u),
  cue(
    "example",
    1.2,
    "a list of cases",
    /^(?:An?|One) [a-z]+ [a-z]+.{10,160}(?:; (?:an?|another)|, another)\b/u,
  ),
  // reason
  cue(
    "reason",
    3,
    "the reason",
    /\b(?:[Tt]he|[Oo]ne|[Aa]nother|[Aa] (?:second|further|likelier|deeper))(?: [a-z]+)? (?:reason|explanation|cause|answer|trouble|secret|key)\b[^.]{0,60}\b(?:is|lies|has|comes|may be)\b/u,
  ),
  cue("reason", 2.6, "because", /\bbecause\b/iu),
  cue(
    "reason",
    2.2,
    "for",
    /, for (?!(?:example|instance|most|many|some|that|years|centuries)\b)/u,
  ),
  cue("reason", 1.8, "since", /^Since\b|, since\b/u),
  cue(
    "reason",
    2,
    "this is because",
    /^(?:This|That|It) (?:is|happens|arises|works|occurs) (?:because|since)\b/u,
  ),
  cue(
    "reason",
    1.4,
    "due to",
    /\b(?:due to|owing to|thanks to|as a consequence of|is caused by|results? from|stems? from|arises?)\b/u,
  ),
  cue("reason", 0.6, "so that", /\bso (?:that|[a-z]+ that)\b/u),
  // report
  cue(
    "report",
    3,
    "studies found",
    /\b(?:stud(?:y|ies)|researchers?|scientists|experiments?|psychologists|economists|historians|surveys?|participants|volunteers)\b[^.]{0,60}\b(?:found|showed|shown|asked|reported|discovered|suggests?|noticed|compared|measured|trained|revealed|concluded|argued?|studied|remembered|pointed|gave|observed|tested|were)\b/iu,
  ),
  cue(
    "report",
    2.2,
    "in an experiment",
    /\b[Ii]n (?:one|an?|another|a (?:famous|classic|recent|well-known))(?: [a-z-]+){0,2} (?:experiment|study|survey|trial|test|case|town|city)\b/u,
  ),
  cue(
    "report",
    1.8,
    "in a year",
    /\b[Ii]n (?:1[0-9]|20)\d\d\b|\bin the (?:\d{4}s|[a-z]+(?:th|st|nd|rd) century)\b/u,
  ),
  cue(
    "report",
    1.2,
    "said",
    /["”'] (?:said|asked|wrote|replied|cried|whispered)\b|\b(?:said|wrote|argued|believed|declared|claimed|remarked) that\b/u,
  ),
  cue("claim", 1.6, "call this", /\b(?:call|calls|refer to) (?:this|it|these|such)\b/u),
  // claim
  cue("claim", 1.6, "should, must", /\b(?:should|must|ought to|need to|needs to)\b/u),
  cue(
    "claim",
    1,
    "in fact, indeed",
    /\b(?:[Ii]n fact|[Ii]ndeed|precisely|above all|essential|crucial|Worse)\b/u,
  ),
  cue(
    "claim",
    1.6,
    "the point is",
    /\b(?:[Tt]he (?:real )?(?:point|problem|trouble|danger|value|power|truth|secret) (?:is|lies)|[Ww]hat [a-z]+ (?:most )?(?:is|matters))\b/u,
  ),
  cue("claim", 1.2, "it is … that", /\b[Ii]t is (?:not )?[^.,]{3,60}\bthat\b/u),
  cue("claim", 0.3, "more than", /\b(?:more|better|best|most|never|always|only)\b/u),
  cue("claim", 0.4, "can, may", /\b(?:can|may|cannot|depends? on|requires?|matters?|means?)\b/u),
  // background
  cue(
    "background",
    1.8,
    "it is tempting",
    /\b(?:[Tt]he usual (?:explanation|argument|view|answer)|[Ii]t is (?:tempting|easy|natural|common|often said)|often (?:assumed?|thought|said|described|seen|regarded)|(?:[Mm]any|[Mm]ost|[Ss]ome)(?: of us| people| [a-z]+)? (?:assume|believe|think|regard|see|imagine|suppose)|[Aa]t first (?:glance|sight)|[Cc]ommon sense|[Ww]e (?:tend to|often|usually) (?:assume|think|believe)|(?:seems?|looks?|sounds?) (?:like|obvious|only|odd|strange))\b/u,
  ),
  cue("background", 4, "a question", /\?["”’]?$/u),
  cue(
    "background",
    0.3,
    "when",
    /^(?:When|Before|After|For (?:generations|centuries|years|decades|a long time)|Every|Once upon|In most|Walk|Today|Have you)\b/u,
  ),
  cue("background", 1, "is called", /\b(?:is|are) (?:called|known as)\b/u),
];
