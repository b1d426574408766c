/** Words that several checks of missing words share. */

/** Subject pronouns that are no objects. */
export const NOMINATIVE = /^(?:he|she|we|they|i)$/u;

/** Plain forms that are hardly anything but verbs. */
export const ONLY_VERB =
  /^(?:be|become|have|do|go|get|make|give|find|learn|know|see|tell|keep|bring|solve|create|develop|understand|explain|improve|reduce|increase|remember|become|produce|protect|provide|avoid|choose|eat|survive|communicate|speak|write|read|build|buy|carry|discover|grow|identify|maintain|move|perform|prevent|recognize|recover|achieve|believe|describe|determine|enjoy|follow|happen|include|leave|live|lose|receive|remove|save|send|share|show|spend|stay|stop|store|take|teach|think|try|use|wait|win|work|perform|measure|control|handle|play|listen|help|compare|repair|fix|deal)$/u;
