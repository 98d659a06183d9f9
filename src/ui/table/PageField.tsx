import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useControlStyles } from '../control/controlStyles';
import { listMessages } from './listMessages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    marginInlineEnd: tokens.spacingHorizontalS,
    // In a line of its own, so that the others stay together.
    '@media (max-width: 599.98px)': { flexBasis: '100%' },
  },
  field: { width: '72px', height: '24px', paddingInline: tokens.spacingHorizontalSNudge, outlineStyle: 'none' },
});

export interface PageFieldProps {
  /** Number of pages. */
  pages: number;
  onGo: (page: number) => void;
}

/**
 * A field for the number of the page to go to, for lists with many pages. A number that is too high means the last
 * page.
 */
export function PageField({ pages, onGo }: PageFieldProps) {
  const { formatMessage } = useIntl();
  const controls = useControlStyles();
  const styles = useStyles();
  const id = useId();
  const [draft, setDraft] = useState('');
  return (
    <span className={styles.root}>
      <label htmlFor={id}>{formatMessage(listMessages.goToPage)}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={pages}
        className={mergeClasses(controls.control, controls.focus, styles.field)}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || draft === '') return;
          // It must not submit a form.
          event.preventDefault();
          setDraft('');
          onGo(Math.min(Math.max(Math.floor(Number(draft)), 1), pages));
        }}
      />
    </span>
  );
}
