import { DialogBody, DialogContent, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorCode } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { EmptyState } from '#ui/state/EmptyState';
import { FormDialog } from '#ui/dialog/FormDialog';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import type { EmailBoxState } from '../emailBoxParams';
import { EmailForm } from './EmailForm';
import { useEmailReadingQuery } from '../reading/EmailReading.generated';
import { answerBeginning, draftBeginning, newBeginning } from './emailValues';
import { messages } from '../messages';
import { readMessages } from '../reading/readMessages';
import { WriterTitle } from './WriterTitle';
import { writeMessages } from './writeMessages';

const useStyles = makeStyles({ skeleton: { display: 'grid', rowGap: tokens.spacingVerticalM } });

export interface EmailWriterProps {
  /** Null to edit a draft. */
  kind: EmailBoxState['write'];
  /** Id of the draft or of the email replied to. Ignored for a new email. */
  sourceId: string;
  onClose: () => void;
}

/** Dialog to write a new email or a reply, or to edit a draft. */
export function EmailWriter({ kind, sourceId, onClose }: EmailWriterProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { user } = useSession();
  // A stale draft from the cache would overwrite changes made elsewhere.
  const result = useEmailReadingQuery({
    variables: { id: sourceId },
    skip: kind === 'new',
    fetchPolicy: kind === null ? 'network-only' : 'cache-first',
  });
  const email = result.data?.email;
  // The initial values do not change once set, even if the email replied to changes.
  const [begun, setBegun] = useState(kind === 'new' ? newBeginning : null);
  const isGone =
    getErrorCode(result.error) === 'NOT_FOUND' || (email !== undefined && kind === null && email.folder !== 'DRAFT');
  if (email && !begun && !isGone)
    setBegun(kind && kind !== 'new' ? answerBeginning(email, kind, user?.email ?? '', intl) : draftBeginning(email));
  const gone = kind === null ? writeMessages : readMessages;
  const title = formatMessage(kind === 'new' ? messages.newEmail : writeMessages[kind ?? 'draft']);

  return (
    <FormDialog isOpen isWide onClose={onClose}>
      {begun ? (
        <EmailForm
          title={title}
          beginning={begun}
          source={kind === 'new' ? kind : `${kind ?? 'draft'} ${sourceId}`}
          draftId={kind === null ? sourceId : null}
          onClose={onClose}
        />
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
