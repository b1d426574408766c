/** Texts for pastes of papers, books, web pages and chats; all of them were written for the tests. */

export const LIGHTHOUSE =
  "Before radio, a lighthouse spoke a language that every sailor could read. Each tower flashed in a rhythm of its own, and a captain who saw two short beams and a long pause knew exactly which rock lay ahead. The light was not meant to show the way so much as to say where the ship already was. When satellites took over that task, many towers were switched off, yet some captains still look for them. A number on a screen can be wrong without seeming so, they explain, but a light is either there or it is not.";
export const KO_LIGHTHOUSE =
  "무전이 있기 전에 등대는 모든 선원이 읽을 수 있는 언어를 말했다. 탑마다 저만의 박자로 번쩍였고, 짧은 빛 둘과 긴 멈춤을 본 선장은 앞에 어느 바위가 있는지 정확히 알았다. 그 빛은 길을 보여 주려는 것이라기보다 배가 이미 어디에 있는지를 말해 주려는 것이었다.";

export const ONION =
  "An onion does not make us cry because it is strong but because it is wounded. As long as its cells are whole, two substances are kept apart inside them, and neither does any harm. The knife breaks the walls, the substances meet, and a gas rises that turns to a weak acid in the water of our eyes. A sharp blade therefore brings fewer tears than a dull one, since it crushes fewer cells. Chilling the onion helps as well, because the reaction slows down in the cold.";
export const KO_ONION =
  "양파가 우리를 울리는 것은 양파가 강해서가 아니라 상처를 입었기 때문이다. 세포가 온전한 동안에는 두 물질이 그 안에 따로 있고, 어느 것도 해를 끼치지 않는다. 칼이 벽을 부수면 두 물질이 만나고, 눈물 속에서 약한 산으로 바뀌는 기체가 올라온다.";

export const MAPS =
  "Every map leaves something out, and a good one knows what it is leaving out. A plan of the subway ignores distances so that travelers can follow the order of the stations. A chart for pilots forgets towns but remembers every tower. If a map showed all that there is, it would be as large as the country and just as hard to read. What we call accuracy is therefore not the amount of detail on a map but the fit between the details and the question that its reader brings.";
export const KO_MAPS =
  "모든 지도는 무언가를 빼놓으며, 좋은 지도는 자기가 무엇을 빼놓는지 안다. 지하철 노선도는 승객이 역의 차례를 따라갈 수 있도록 거리를 무시한다. 조종사를 위한 지도는 마을은 잊지만 모든 탑은 기억한다.";

export const CHOIR =
  "Singers in a choir do something that none of them intends: their hearts begin to beat together. Long phrases force everyone to breathe at the same moments, and the heart follows the breath, speeding up a little when we breathe in and slowing down when we breathe out. After some minutes the pulses of thirty strangers rise and fall like one wave. This may be why people who sing together come to trust one another so quickly. Their bodies have agreed on something before their minds have had time to ask.";

export const LETTER =
  "Dear Ms. Alvarez,\nI am writing on behalf of the students who use the swimming pool on Harbor Street every morning. Last week we learned that the pool will be closed at eight instead of nine from May on. For many of us this means that we can no longer train before school. We understand that heating the water is expensive, and we would gladly help to lower the costs by covering the pool ourselves at night. Could you consider keeping the old hours until the end of the term?\nSincerely,\nJoel Park";

export const NOTICE_TEXT =
  "The night market on Elm Street will open again this summer after two years of silence. More than forty cooks from the neighborhood have signed up, and each of them will serve a single dish for a low price. Visitors are asked to bring their own cups and plates, because the market wants to leave no garbage behind. Those who forget can borrow a set at the gate for a small deposit. Music will be played until ten, and the last bus waits for everyone.";

export const STORY =
  "Nadia had counted the steps to the stage so often that she could have walked them blind. Now that her name was called, there seemed to be twice as many. Her hands were cold, and the paper with her speech trembled so much that she folded it and put it away. She looked for her grandmother in the second row and found her, smiling as if everything had already gone well. Nadia took a breath, forgot the first sentence, and simply told the story that her grandmother had told her. When the applause came, she was surprised to find that her hands were warm.";
export const KO_STORY =
  "나디아는 무대까지의 걸음을 하도 자주 세어서 눈을 감고도 걸을 수 있을 정도였다. 이제 자기 이름이 불리자 걸음은 두 배로 많아 보였다. 손은 차가웠고, 연설문을 적은 종이가 너무 떨려서 그녀는 그것을 접어 넣었다.";

export const SLEEP =
  "Dolphins cannot afford to sleep as we do, for they must come up for air every few minutes. Their solution is to let only half of the brain rest at a time. While the left half sleeps, the right eye closes, and the animal goes on swimming slowly in circles; some hours later the two sides change places. Birds that cross oceans are thought to do the same in the air. What seems to us a single state, in which we are simply gone, turns out to be something that can be shared out like a night watch.";
export const KO_SLEEP =
  "돌고래는 몇 분마다 숨을 쉬러 올라와야 하므로 우리처럼 잘 여유가 없다. 그들의 해결책은 한 번에 뇌의 절반만 쉬게 하는 것이다. 왼쪽 절반이 자는 동안 오른쪽 눈이 감기고, 동물은 천천히 원을 그리며 계속 헤엄친다.";

export const PRICE =
  "Restaurants that write prices without a currency sign often sell more. The explanation is not that guests are deceived; everyone knows that the numbers stand for money. But the sign works like a small alarm, which reminds us of the pain of paying before we have thought of the pleasure of eating. Without it, the number is just another part of the description, next to the herbs and the sauce. Designers have learned a broader lesson from this: what we are told matters less than what we are made to think of first.";

export const SEED =
  "In a cold mountain on an island in the north, more than a million samples of seeds lie in the dark. The vault was built for disasters, and the first withdrawal came sooner than anyone had hoped. When a war cut off a seed bank in a dry region, its researchers asked for the samples they had once sent away. They planted them elsewhere, harvested new ones, and some years later sent a fresh set back to the mountain. The vault had done what a good memory does: it kept something safe while it was not needed, and gave it back when it was.";

export const BIO =
  "Lena Marsh was born in a fishing village in 1871 as the youngest of nine children. At twelve she left school to mend nets, and it was there that she began to draw the creatures that were caught in them by accident. A visiting doctor saw her notebooks and sent them to a museum, where nobody believed that a girl without training had made them. She was invited to the capital, worked at the museum for forty years, and described more than two hundred species of worms. She never learned to swim.";

export const DIALOGUE =
  "Sora: I heard that the school garden will be turned into a parking lot next year.\nTim: That can't be true. The beans that we planted in spring have just begun to climb.\nSora: It is. The notice on the board says that teachers need more space for their cars.\nTim: Then let's ask how many of them could share a ride. I counted only two people in most cars this morning.\nSora: That's a good idea. Numbers will help us more than complaints.";

export const ESSAY = [
  "We tend to think of boredom as a lack of something to do. Children who complain of it are handed a toy, and adults reach for a telephone. Yet boredom is better understood as a signal, no different from hunger or pain, which tells us that what we are doing has stopped being worth our attention.",
  "A signal that is silenced every time it sounds cannot teach us anything. In one experiment, people who had copied a telephone book for fifteen minutes came up with more uses for a paper cup than those who had been spared the task. Their minds, left with nothing to hold, had gone looking for something.",
  "None of this means that dull work is good for us. It means that the moment between one occupation and the next is not empty. Whoever fills it at once will never find out what would have come of its own accord.",
] as const;
export const KO_ESSAY = [
  "우리는 지루함을 할 일이 없는 상태로 생각하는 경향이 있다. 지루하다고 불평하는 아이에게는 장난감이 주어지고, 어른은 전화기에 손을 뻗는다.",
  "울릴 때마다 꺼지는 신호는 우리에게 아무것도 가르칠 수 없다. 한 실험에서 십오 분 동안 전화번호부를 베낀 사람들은 종이컵의 쓰임새를 더 많이 생각해 냈다.",
  "이 가운데 어느 것도 지루한 일이 우리에게 좋다는 뜻은 아니다. 한 일과 다음 일 사이의 순간이 비어 있지 않다는 뜻이다.",
] as const;

export const RIVER =
  "Rivers move, although we draw them as if they stood still. Water runs faster along the outer side of a bend and eats away the bank, while on the inner side it slows down and drops its sand. Year after year the bend grows wider, until the river cuts through its neck during a flood and leaves the old curve behind as a lake. Towns that were founded on a river have found themselves miles away from it after a few centuries. A border that follows a river is a promise that the landscape never signed.";

export const TYPING =
  "The keys of the first typewriters were linked to metal arms that could collide. To keep neighbors from striking one after another, the letters were spread over the keyboard in an order that no one would have chosen for comfort. The arms are long gone, but the order has stayed, because millions of fingers have learned it. Attempts to replace it have failed for the same reason that nobody changes the side of the road on which a country drives: the gain would be shared by all, but the cost would fall on each person at once.";
