/** Essays that argue for a point. */
import type { Sample } from "./sample.ts";

export const ESSAYS: readonly Sample[] = [
  {
    kind: "essay",
    title: "Why We Forget Names",
    text: 'Most people have met someone at a party and forgotten the name within a minute. The problem is rarely a weak memory. When we are introduced to a stranger, our attention is usually fixed on what we will say next. A name that is not attended to cannot be stored, and something that was never stored cannot be remembered. There is a simple technique that can help. This technique asks you to repeat the name aloud and to connect it with a picture. For example, a man called Baker might be imagined with a loaf of bread under his arm. The picture gives the brain a second path to the name. Another reason for forgetting is that names carry little meaning. The word "baker" reminds us of bread, ovens, and early mornings, but the name Baker tells us nothing about the person. Because the brain stores meaning more easily than sounds, a name slips away quickly. People who practice the technique for a few weeks often discover that they were never bad at names. They had simply been listening badly.',
  },
  {
    kind: "essay",
    title: "The Value of Boredom",
    text: "Boredom is often described as an enemy that must be defeated with a screen. However, researchers who study creativity have found that boredom is surprisingly useful. In one experiment, a group of volunteers was asked to copy numbers from a telephone book for twenty minutes. This boring task was followed by a puzzle. The volunteers then had to think of as many uses as possible for a paper cup. Those who had copied the numbers produced more ideas than those who had started with the puzzle. The researchers believe that a bored mind begins to wander, and that a wandering mind connects thoughts that are normally kept apart. These connections are the raw material of new ideas. A phone interrupts this process before it can begin. Whenever we reach for a phone in a quiet moment, we take away the silence that the mind needs. Of course, nobody wants to be bored all day. Still, leaving a few empty moments in the afternoon may be the easiest way to become more creative.",
  },
  {
    kind: "essay",
    title: "Walking and Thinking",
    text: "Many famous writers were also great walkers. They believed that their feet helped them to think, and modern science suggests that they were right. In a recent study, students were asked to invent new uses for ordinary objects. Half of the students sat at a desk, while the other half walked slowly through a garden. The walkers produced far more ideas than the students who sat still. Surprisingly, the garden itself was not important. A second study used a walking machine that faced a blank wall, and the results were almost the same. Walking increases the flow of blood to the brain, but that is only part of the explanation. Because walking is easy, it leaves the mind free to wander. This freedom allows ideas to meet that would otherwise remain separate. Walking is not useful for every kind of thinking, however. When a problem has only one correct answer, people who sit quietly often do better. A walk is therefore best at the beginning of a project, when many ideas are needed.",
  },
  {
    kind: "essay",
    title: "What a Map Leaves Out",
    text: "A map that showed everything would be useless. It would have to be as large as the country itself, and nobody could unfold it. Every useful map leaves something out, and what it leaves out depends on its purpose. A map for drivers shows roads and bridges, but it rarely shows the height of the land. Hikers, on the other hand, need to know how steep a path is, so their maps are covered with thin brown lines. These lines connect places that are equally high. The most famous example of leaving things out is the map of the London Underground. It was designed in 1931 by an engineer called Harry Beck. Beck noticed that passengers under the ground did not care about real distances. They only wanted to know where to change trains. He therefore drew every line as a straight line and placed the stations at equal distances. At first, the company thought the design was too strange. Passengers loved it, and nearly every subway map in the world now follows Beck's idea.",
  },
];
