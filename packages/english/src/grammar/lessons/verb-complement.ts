import type { Lesson } from "./lesson.ts";

export const verbComplement: Lesson = {
  what: "뒤에 to부정사가 올지 동명사가 올지는 앞의 동사가 정해요. want, decide, agree, refuse 뒤에는 to부정사를, enjoy, avoid, finish, deny 뒤에는 동명사를 써요. allow, enable, encourage는 「동사+목적어+to부정사」로 써요.",
  seeing: [
    "준동사 앞에서 그것을 이끄는 동사를 찾아요.",
    "준동사가 바로 이어지면 그 동사가 to부정사를 쓰는지 동명사를 쓰는지 떠올려요.",
    "사이에 목적어가 있으면 목적격 보어 자리인지 보고, allow, enable, encourage 뒤에는 to부정사를 써요.",
  ],
  pairs: [
    {
      right: "After a long discussion, the villagers decided to protect the forest.",
      wrong: "After a long discussion, the villagers decided protecting the forest.",
      why: "decided 뒤에는 to부정사가 오므로 to protect가 맞아요.",
    },
    {
      right: "My brother avoids driving through the city center on rainy evenings.",
      wrong: "My brother avoids to drive through the city center on rainy evenings.",
      why: "avoids는 목적어로 동명사를 쓰므로 driving이 맞아요.",
    },
    {
      right: "A powerful telescope allows scientists to study the birth of distant stars.",
      wrong: "A powerful telescope allows scientists study the birth of distant stars.",
      why: "allows의 목적어 scientists 뒤에 오는 목적격 보어이므로 to study가 맞아요.",
    },
  ],
  trap: "allow나 cause의 목적어 뒤에 동사원형을 넣어 make나 let의 문장처럼 보이게 해요. 목적격 보어의 모양은 앞의 동사를 보고 정하세요. remember, forget, stop, try처럼 to부정사와 동명사가 모두 오는 동사는 문맥에 맞는 뜻을 골라야 해요.",
  related: ["bare-infinitive", "to-gerund", "purpose-infinitive"],
};
