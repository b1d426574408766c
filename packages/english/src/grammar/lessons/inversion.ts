import type { Lesson } from "./lesson.ts";

export const inversion: Lesson = {
  what: "never, rarely, hardly, not only, nor처럼 부정의 뜻을 지닌 말이 절의 맨 앞에 오면 주어와 조동사의 자리를 바꿔요. be동사와 조동사는 주어 앞에 두고, 일반동사만 있는 절에서는 「do/does/did+주어+동사원형」으로 써요.",
  seeing: [
    "절의 맨 앞에 부정의 뜻을 지닌 부사나 접속사가 있는지 봐요.",
    "그 말이 주어의 일부가 아닌지 확인해요.",
    "조동사나 be동사를 주어 앞에 두고, 둘 다 없으면 do, does, did를 써요.",
    "앞으로 나온 동사의 수는 뒤에 있는 주어에 맞춰요.",
  ],
  pairs: [
    {
      right: "Never has the museum displayed so many royal treasures at once.",
      wrong: "Never the museum has displayed so many royal treasures at once.",
      why: "부정어 Never가 맨 앞에 있으므로 조동사를 주어 앞에 둔 has the museum이 맞아요.",
    },
    {
      right: "Not only is the new bus faster, but it is also quieter.",
      wrong: "Not only the new bus is faster, but it is also quieter.",
      why: "부정의 뜻을 지닌 Not only가 절의 맨 앞에 있으므로 be동사를 주어 앞에 둔 is the new bus가 맞아요.",
    },
    {
      right: "He did not call, nor did he answer any of my messages.",
      wrong: "He did not call, nor he answered any of my messages.",
      why: "부정의 뜻을 지닌 nor가 절의 맨 앞에 있으므로 「did+주어+동사원형」인 did he answer가 맞아요.",
    },
  ],
  trap: "도치된 뒤에도 동사를 과거형이나 -s가 붙은 형태로 남겨 두거나, 앞으로 나온 동사의 수를 주어와 어긋나게 해 놓아요. 주어를 찾아 수를 맞추고, do, does, did 뒤에는 동사원형을 쓰세요. only는 Only then did she smile처럼 부사를 꾸밀 때 도치하고, Only the boys came처럼 주어를 꾸미면 도치하지 않아요.",
  related: ["indirect-question", "subject-verb-agreement"],
};
