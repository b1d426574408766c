/** What stands where a passage's places are lit, as long as it has no text; also keeps their room while they load. */
export const TARGETS_HINT =
  "쓸 수 있는 지문을 넣으면 유형마다 문항을 만들 수 있는 곳을 밝혀 드려요.";
