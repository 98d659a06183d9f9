import { joinTexts } from '../joinTexts';

/** The Portuguese texts, by message id. */
export const messages = joinTexts(import.meta.glob('./pt/*.json', { eager: true, import: 'default' }));
