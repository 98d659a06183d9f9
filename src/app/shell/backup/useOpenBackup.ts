import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useBackEnd, type BackupSummary, type EmbeddedGateway } from '#graphql/backEnd';

/** The state of a backup that is opened in this browser. */
type OpenedBackup =
  | { kind: 'none' }
  | { kind: 'failed'; reason: string }
  | { kind: 'running'; isReplacing: boolean; share: number }
  | { kind: 'found'; file: File; summary: BackupSummary };

/** Opens a backup in this browser: it is checked first, and replaces the workspace when the user confirms that. */
export function useOpenBackup(gateway: EmbeddedGateway): {
  opened: OpenedBackup;
  check: (file: File) => void;
  replace: (file: File) => void;
  cancel: () => void;
} {
  const { locale } = useIntl();
  const { tokens } = useBackEnd();
  const [opened, setOpened] = useState<OpenedBackup>({ kind: 'none' });

  const open = async (file: File, isConfirmed: boolean) => {
    const note = (share: number) => setOpened({ kind: 'running', isReplacing: isConfirmed, share });
    note(0);
    try {
      const accessToken = await tokens.fresh();
      const request = { accessToken, acceptLanguage: locale, isConfirmed, onProgress: note };
      const summary = await gateway.openArchive(file, request);
      // Once the workspace is replaced, the page reloads.
      if (!isConfirmed) setOpened({ kind: 'found', file, summary });
    } catch (error) {
      setOpened({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    opened,
    check: (file) => void open(file, false),
    replace: (file) => void open(file, true),
    cancel: () => setOpened({ kind: 'none' }),
  };
}
