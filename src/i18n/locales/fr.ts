import { joinTexts } from '../joinTexts';

/** The French texts, by message id. */
export const messages = joinTexts(import.meta.glob('./fr/*.json', { eager: true, import: 'default' }));
