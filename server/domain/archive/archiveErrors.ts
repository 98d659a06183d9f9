import { DomainError } from '../../errors';
import { say, type Sentence } from '../../records/sentence';

/** Why an archive can't be opened. */
export const FAULTS = {
  notArchive: say`This file isn’t a backup of Catalog Manager. Select a file that was downloaded as a backup.`,
  cutOff: say`This backup is incomplete: its end is missing. Copy or download it again.`,
  damaged: say`This backup is damaged. Copy or download it again, or use an earlier one.`,
  newer: say`This backup was written by a newer version of Catalog Manager. Update this installation, then try again.`,
  tooLarge: say`This backup is too large: up to 64 GB of data can be restored.`,
  noAdministrator: say`This backup has no administrator who can sign in, so it can’t be opened.`,
} satisfies Record<string, Sentence>;

/** Returns the error of an archive that can't be opened. */
export function archiveError(sentence: Sentence): DomainError {
  return new DomainError('INVALID', sentence, { archive: sentence });
}
