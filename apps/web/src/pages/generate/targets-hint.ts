/** What stands where a passage's targets are highlighted, as long as it has no text; also keeps their room while they load. */
export const TARGETS_HINT = "지문을 넣으면 유형별로 출제할 수 있는 곳을 표시해 드려요.";
