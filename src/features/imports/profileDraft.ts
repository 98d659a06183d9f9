import { profileMapping, type ImportDraft } from './importDraft';
import type { FileInspection } from './importStep';

/** The draft of a file with the settings of a saved profile. */
export const draftOfProfile = (
  profile: FileInspection['profiles'][number],
  { columns }: Pick<FileInspection, 'columns'>,
): Partial<ImportDraft> => ({
  layout: profile.layout,
  mapping: profileMapping(profile, columns),
  errorPolicy: profile.errorPolicy,
  profileId: profile.id,
});
