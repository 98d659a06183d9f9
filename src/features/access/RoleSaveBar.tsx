import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { floatingBar } from '#ui/layout/floatingBar';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { restoreFocus } from '#ui/state/returnFocus';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';
import { roleNames } from '#entities/permission/roleNames';
import type { RoleDrafts } from './useRoleDrafts';

const useStyles = makeStyles({
  bar: { ...floatingBar, flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { ...typographyStyles.body1Strong, flexGrow: 1 },
});

/** Stays visible while there are unsaved role changes, with buttons to save or discard them. */
export function RoleSaveBar({ drafts }: { drafts: RoleDrafts }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (drafts.count === 0) return null;

  const save = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const saved = await drafts.save();
      const role = intl.formatList(saved.map((name) => formatMessage(roleNames[name])));
      toast.success(formatMessage(messages.saved, { role }), formatMessage(messages.savedText));
    } catch (reason) {
      setError(reason);
    } finally {
      setIsBusy(false);
      // The bar is gone after a success.
      restoreFocus();
    }
  };
  const discard = () => {
    drafts.discard();
    restoreFocus();
  };

  return (
    <div className={styles.bar}>
      {error !== null && <Notice tone="danger">{getErrorMessage(error, intl)}</Notice>}
      <div className={styles.line}>
        <span role="status" className={styles.words}>
          {formatMessage(messages.unsaved, { count: drafts.count })}
        </span>
        <Button disabled={isBusy} onClick={discard}>
          {formatMessage(messages.discard)}
        </Button>
        <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void save()}>
          {formatMessage(isBusy ? uiMessages.saving : uiMessages.save)}
        </Button>
      </div>
    </div>
  );
}
