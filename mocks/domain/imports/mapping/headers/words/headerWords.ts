import type { TargetCode } from '../../targets';

/**
 * Usual headers of fields in one language, most likely first, separated by `|`. Accents are optional in files. `hidden`
 * is the opposite of the status.
 */
export type HeaderWords = Readonly<Partial<Record<TargetCode | 'hidden', string>>>;
