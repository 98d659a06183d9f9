import { seededRandom } from '../../random';
import type { ChatRecord } from '../../records/chat';

interface Cue {
  pattern: RegExp;
  answers: readonly [string, ...string[]];
}

/** What a text is about, the first that fits; the last one fits all. */
const CUES: readonly [...Cue[], Cue] = [
  {
    pattern: /\b(?:thanks?|thank you|danke|merci|obrigad[oa]|gracias|tack|grazie)\b|شكرا|谢谢|ありがとう/i,
    answers: ['Any time!', 'Gern geschehen 🙂', 'Happy to help. Shout if anything else comes up.', 'De nada!'],
  },
  {
    pattern:
      /^\s*(?:hi|hello|hey|hallo|moin|salut|bonjour|olá|oi|hola|hej|ciao|marhaba)\b|^\s*(?:مرحبا|你好|こんにちは)/i,
    answers: [
      'Hi! Good timing, I have just put the kettle on.',
      'Hello! How is the range coming along?',
      'Hey, nice to hear from you. What is up?',
    ],
  },
  {
    pattern: /\b(?:bye|see you|good night|tschüss|ciao|até logo|au revoir|hasta luego)\b/i,
    answers: ['See you tomorrow!', 'Bye, and take the umbrella: it pours here.', 'Até logo!'],
  },
  {
    pattern: /\b(?:import|csv|file|sku|price|catalogue?|publish|version)\w*\b/i,
    answers: [
      'I will look it over right after lunch and tell you what I find.',
      'Looks sane from here. Did the dry run show any errors?',
      'Let us wait for the last prices from the warehouse, then publish.',
      'Can you send me the rows in question? Then I check them against our list.',
    ],
  },
  {
    pattern: /[?？؟]/,
    answers: [
      'Good question. Give me ten minutes and I come back to you.',
      'I think so, but let me ask Noor before you rely on it.',
      'Yes, as far as I know. It is in the notes of last week too.',
      'Not yet. I hope for Thursday.',
    ],
  },
  {
    pattern: /(?:)/,
    answers: [
      'Got it.',
      'Sounds good to me 👍',
      'All right, I put it on my list.',
      'Understood. I am out in the hall until three, then I read it properly and answer at length.',
      'Perfeito, combinado!',
    ],
  },
];

/** Least and most time that a contact takes to answer, in milliseconds. */
const MIN_DELAY = 1500;
const MAX_DELAY = 4500;

/** What a contact answers to the last message of the chat, and when. */
export interface ChatAnswer {
  text: string;
  /** In milliseconds. */
  delay: number;
}

/** The answer to the last message: by what it is about, and else by chance, which is the same for the same chat. */
export const answerTo = ({ id, messages }: ChatRecord): ChatAnswer => {
  const random = seededRandom(Number(id) * 1009 + messages.length);
  const said = messages.at(-1)?.message ?? '';
  const { answers } = CUES.find(({ pattern }) => pattern.test(said)) ?? CUES[CUES.length - 1]!;
  return {
    text: answers[Math.floor(random() * answers.length)] ?? answers[0],
    delay: Math.round(MIN_DELAY + random() * (MAX_DELAY - MIN_DELAY)),
  };
};
