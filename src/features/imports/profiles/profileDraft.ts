import { profileMapping, type ImportDraft } from '../importDraft';
import { getModes } from '../modes/modes';
import type { FileInspection } from '../importStep';

/** The draft of a file with the settings of a saved profile. */
export function draftOfProfile(
  profile: FileInspection['profiles'][number],
  { columns }: Pick<FileInspection, 'columns'>,
): Partial<ImportDraft> {
  return {
    layout: profile.layout,
    mapping: profileMapping(profile, columns),
    errorPolicy: profile.errorPolicy,
    modes: getModes(profile, profile),
    profileId: profile.id,
  };
}
