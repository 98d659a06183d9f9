import { DialogBody, DialogContent, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { codeOf } from '../../graphql/errors';
import { useSession } from '../../session/sessionContext';
import { EmptyState } from '../../ui/EmptyState';
import { FormDialog } from '../../ui/FormDialog';
import { Placeholder } from '../../ui/Placeholder';
import { QueryView } from '../../ui/QueryView';
import type { MailBoxState } from './mailBoxParams';
import { MailForm } from './MailForm';
import { useMailReadingQuery } from './MailReading.generated';
import { answerBeginning, draftBeginning, newBeginning } from './mailValues';
import { messages } from './messages';
import { readMessages } from './readMessages';
import { WriterTitle } from './WriterTitle';
import { writeMessages } from './writeMessages';

const useStyles = makeStyles({ skeleton: { display: 'grid', rowGap: tokens.spacingVerticalM } });

/** Props of `MailWriter`. */
export interface MailWriterProps {
  /** null to go on with a draft. */
  kind: MailBoxState['write'];
  /** The draft, or the mail that is answered; without meaning for a new one. */
  sourceId: string;
  onClose(): void;
}

/** Writes a mail in a dialog: a new one, an answer, or a draft that is gone on with. */
export function MailWriter({ kind, sourceId, onClose }: MailWriterProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { user } = useSession();
  // An old draft from the cache would overwrite what was written elsewhere since.
  const result = useMailReadingQuery({
    variables: { id: sourceId },
    skip: kind === 'new',
    fetchPolicy: kind === null ? 'network-only' : 'cache-first',
  });
  const mail = result.data?.mail;
  // What has been begun stays as it is, whatever becomes of the mail that it answers.
  const [begun, setBegun] = useState(kind === 'new' ? newBeginning : null);
  const isGone =
    codeOf(result.error) === 'NOT_FOUND' || (mail !== undefined && kind === null && mail.folder !== 'DRAFT');
  if (mail && !begun && !isGone)
    setBegun(kind && kind !== 'new' ? answerBeginning(mail, kind, user?.email ?? '', intl) : draftBeginning(mail));
  const gone = kind === null ? writeMessages : readMessages;
  const title = formatMessage(kind === 'new' ? messages.newMail : writeMessages[kind ?? 'draft']);

  return (
    <FormDialog isOpen isWide onClose={onClose}>
      {begun ? (
        <MailForm title={title} beginning={begun} draftId={kind === null ? sourceId : null} onClose={onClose} />
      ) : (
        <DialogBody>
          <WriterTitle title={title} onClose={onClose} />
          <DialogContent>
            {isGone ? (
              <EmptyState
                drawing="search"
                title={formatMessage(gone.goneTitle)}
                description={formatMessage(gone.goneText)}
              />
            ) : (
              <QueryView
                result={{ ...result, data: undefined }}
                skeleton={
                  <div className={styles.skeleton} aria-busy="true">
                    <Placeholder height={32} />
                    <Placeholder height={32} />
                    <Placeholder height={200} />
                  </div>
                }
              >
                {() => null}
              </QueryView>
            )}
          </DialogContent>
        </DialogBody>
      )}
    </FormDialog>
  );
}
