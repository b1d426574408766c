/**
 * Lookalikes: pairs of words with similar spelling and quite different meanings, given in Korean. Each fits the
 * grammar of the other's context but makes no sense there.
 */
const VERBS =
  "adapt 적응하다 adopt 채택하다, assume 가정하다 consume 소비하다, attribute ~의 탓으로 돌리다 contribute 기여하다, compete 경쟁하다 complete 완성하다, conform 따르다 confirm 확인하다, conserve 보존하다 converse 대화하다, construct 건설하다 instruct 지시하다, create 창조하다 cremate 화장하다, depend 의존하다 defend 방어하다, devise 고안하다 revise 수정하다, devote 바치다 denote 나타내다, emerge 나타나다 merge 합치다, erupt 분출하다 disrupt 방해하다, evolve 진화하다 revolve 회전하다, exceed 초과하다 proceed 나아가다, exclude 제외하다 conclude 결론짓다, expand 확장하다 expend 지출하다, explode 폭발하다 explore 탐험하다, export 수출하다 extort 갈취하다, feed 먹이다 heed 주의하다, impose 부과하다 expose 노출시키다, include 포함하다 conclude 결론짓다, infer 추론하다 defer 미루다, inhibit 억제하다 inhabit 거주하다, inject 주입하다 reject 거절하다, inquire 묻다 acquire 얻다, inspire 영감을 주다 conspire 음모를 꾸미다, install 설치하다 instill 심어 주다, interpret 해석하다 interrupt 방해하다, invent 발명하다 prevent 막다, invest 투자하다 infest 들끓다, move 움직이다 mow 베다, observe 관찰하다 obscure 가리다, perceive 인지하다 deceive 속이다, persist 지속되다 desist 그만두다, precede 앞서다 proceed 나아가다, preserve 보존하다 deserve 받을 만하다, produce 만들어 내다 deduce 추론하다, protect 보호하다 protest 항의하다, reflect 반영하다 neglect 소홀히 하다, rely 의지하다 reply 대답하다, repeat 반복하다 repent 뉘우치다, resolve 해결하다 revolve 회전하다, restore 회복시키다 resort 의지하다, reveal 드러내다 revel 흥청대다, separate 분리하다 operate 작동하다, spread 퍼지다 sprint 전력 질주하다, store 저장하다 stir 휘젓다, sustain 지속하다 abstain 삼가다, vary 다양하다 vanish 사라지다, wander 돌아다니다 wonder 궁금해하다";

const ADJECTIVES =
  "aggressive 공격적인 progressive 진보적인, beneficial 유익한 superficial 피상적인, compatible 양립할 수 있는 comparable 비교할 만한, credible 믿을 만한 edible 먹을 수 있는, effective 효과적인 defective 결함이 있는, essential 필수적인 sensual 관능적인, explicit 명백한 illicit 불법의, general 일반적인 generous 너그러운, historic 역사적인 hysteric 병적으로 흥분한, important 중요한 impotent 무력한, industrial 산업의 industrious 부지런한, massive 거대한 passive 수동적인, mental 정신의 metal 금속의, mutual 상호의 mute 말 없는, numerous 수많은 humorous 익살스러운, objective 객관적인 objectionable 불쾌한, physical 신체의 fiscal 재정의, precious 귀중한 previous 이전의, previous 이전의 precious 귀중한, psychological 심리적인 physiological 생리적인, rational 이성적인 rotational 회전하는, relevant 관련 있는 reluctant 꺼리는, respectful 공손한 respective 각각의, sensible 분별 있는 sensational 선정적인, serious 심각한 serial 연속적인, several 몇몇의 severe 심각한, solid 단단한 sordid 지저분한, special 특별한 spatial 공간의, specific 구체적인 spacious 널찍한, spontaneous 자발적인 simultaneous 동시의, stable 안정된 stale 상한, successful 성공적인 successive 연속적인, sufficient 충분한 deficient 부족한, various 다양한 virtuous 덕이 높은, vast 방대한 fast 빠른, visible 눈에 보이는 feasible 실현 가능한, vital 필수적인 fatal 치명적인";

const NOUNS =
  "absence 부재 essence 본질, access 접근 excess 초과, affection 애정 affectation 가장, analysis 분석 paralysis 마비, application 적용 appliance 가전제품, appreciation 감상 depreciation 가치 하락, behavior 행동 behalf 이익, capacity 능력 captivity 감금, career 직업 carrier 운반하는 것, cell 세포 cellar 지하실, communication 의사소통 commutation 통근, company 회사 companion 동반자, competition 경쟁 completion 완성, concept 개념 contempt 경멸, consequence 결과 sequence 순서, contact 접촉 contract 계약, contract 계약 contrast 대조, creation 창조 recreation 오락, creature 생물 creator 창조자, culture 문화 sculpture 조각, damage 손상 dam 댐, defect 결함 effect 결과, device 장치 devotion 헌신, disease 질병 decrease 감소, distance 거리 instance 사례, emotion 감정 motion 움직임, environment 환경 enrollment 등록, evidence 증거 evasion 회피, evolution 진화 evaluation 평가, experience 경험 expedience 편의, expert 전문가 export 수출, extinction 멸종 distinction 구별, factor 요인 factory 공장, function 기능 friction 마찰, illness 질병 idleness 게으름, imagination 상상력 immigration 이민, industry 산업 injury 부상, information 정보 inflammation 염증, injury 부상 jury 배심원단, intention 의도 invention 발명, knowledge 지식 acknowledgment 인정, memory 기억 mercy 자비, migration 이주 mitigation 완화, moment 순간 monument 기념물, pattern 양식 patron 후원자, personality 성격 personnel 직원, phase 단계 phrase 구절, pollution 오염 population 인구, population 인구 popularity 인기, position 위치 possession 소유, principle 원리 principal 교장, property 재산 poverty 가난, protein 단백질 protest 항의, reaction 반응 fraction 일부, region 지역 religion 종교, relation 관계 ration 배급량, result 결과 insult 모욕, science 과학 silence 침묵, species 종 spices 향신료, stage 단계 stake 말뚝, strategy 전략 tragedy 비극, structure 구조 stricture 비난, substance 물질 subsistence 생계, survival 생존 revival 부활, symptom 증상 symphony 교향곡, technique 기술 antique 골동품, temperature 온도 temperament 기질, theory 이론 therapy 치료, treatment 치료 treaty 조약, vision 시력 version 판";

export interface Lookalike {
  readonly word: string;
  /** The meanings of the two, in Korean. */
  readonly meaning: string;
  readonly wordMeaning: string;
}

function table(list: string): ReadonlyMap<string, Lookalike> {
  const found = new Map<string, Lookalike>();
  for (const row of list.split(", ")) {
    const [, first = "", meaning = "", second = "", other = ""] =
      /^([a-z]+) (.+?) ([a-z]+) (.+)$/u.exec(row) ?? [];
    if (first !== second) found.set(first, { word: second, meaning: other, wordMeaning: meaning });
  }
  return found;
}

/** By part of speech: a lemma, its lookalike, and the meaning of each in Korean. */
export const LOOKALIKES = {
  v: table(VERBS),
  a: table(ADJECTIVES),
  n: table(NOUNS),
  r: new Map<string, Lookalike>(),
} as const;
