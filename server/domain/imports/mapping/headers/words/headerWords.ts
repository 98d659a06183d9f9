import type { TargetCode } from '../../targets';

/**
 * Usual headers of fields in one language, most likely first, separated by `|`. Accents are optional in files. `hidden`
 * is the opposite of the status, and what is not `tracked` is available whatever its stock.
 */
export type HeaderWords = Readonly<Partial<Record<TargetCode | 'hidden' | 'tracked', string>>>;
