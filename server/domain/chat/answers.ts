import { seededRandom } from '../../random';
import type { ChatRecord } from '../../records/chat';

interface Cue {
  pattern: RegExp;
  answers: readonly [string, ...string[]];
}

/** Topics of a message. The first match wins; the last entry matches every message. */
const CUES: readonly [...Cue[], Cue] = [
  {
    pattern: /\b(?:thanks?|thank you|danke|merci|obrigad[oa]|gracias|tack|grazie)\b|شكرا|谢谢|ありがとう/i,
    answers: ['Any time!', 'Gern geschehen 🙂', 'Happy to help. Let me know if anything else comes up.', 'De nada!'],
  },
  {
    pattern:
      /^\s*(?:hi|hello|hey|hallo|moin|salut|bonjour|olá|oi|hola|hej|ciao|marhaba)\b|^\s*(?:مرحبا|你好|こんにちは)/i,
    answers: [
      'Hi! Good timing, I just put the kettle on.',
      'Hello! How’s the new range coming along?',
      'Hey, nice to hear from you. What’s up?',
    ],
  },
  {
    pattern: /\b(?:bye|see you|good night|tschüss|ciao|até logo|au revoir|hasta luego)\b/i,
    answers: ['See you tomorrow!', 'Bye, and take an umbrella. It’s pouring here.', 'Até logo!'],
  },
  {
    pattern: /\b(?:import|csv|file|sku|price|catalogue?|publish|version)\w*\b/i,
    answers: [
      'I’ll look it over right after lunch and let you know what I find.',
      'Looks sane from here. Did the dry run show any errors?',
      'Let’s wait for the latest prices from the warehouse, then publish.',
      'Can you send me those rows? I’ll check them against our list.',
    ],
  },
  {
    pattern: /[?？؟]/,
    answers: [
      'Good question. Give me ten minutes and I’ll get back to you.',
      'I think so, but let me check with Noor first.',
      'Yes, as far as I know. It’s in last week’s notes too.',
      'Not yet. I’m hoping for Thursday.',
    ],
  },
  {
    pattern: /(?:)/,
    answers: [
      'Got it.',
      'Sounds good to me 👍',
      'All right, I’ll add it to my list.',
      'Understood. I’m in the warehouse until three. I’ll read it properly after that and send you a full reply.',
      'Perfeito, combinado!',
    ],
  },
];

/** Shortest and longest time a contact takes to reply, in milliseconds. */
const MIN_DELAY = 1500;
const MAX_DELAY = 4500;

/** A contact's reply to the last message of a chat, and its delay. */
export interface ChatAnswer {
  text: string;
  /** In milliseconds. */
  delay: number;
}

/**
 * The reply to the last message. The topic selects the candidates; a seeded random number picks one, so the same chat
 * always gets the same reply.
 */
export function answerTo({ id, messages }: ChatRecord): ChatAnswer {
  const random = seededRandom(Number(id) * 1009 + messages.length);
  const said = messages.at(-1)?.message ?? '';
  const { answers } = CUES.find(({ pattern }) => pattern.test(said)) ?? CUES[CUES.length - 1]!;
  return {
    text: answers[Math.floor(random() * answers.length)] ?? answers[0],
    delay: Math.round(MIN_DELAY + random() * (MAX_DELAY - MIN_DELAY)),
  };
}
