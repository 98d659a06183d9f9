import { joinTexts } from '../joinTexts';

/** The German texts, by message id. */
export const messages = joinTexts(import.meta.glob('./de/*.json', { eager: true, import: 'default' }));
