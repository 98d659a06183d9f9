import {
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { IssueIcon } from '#entities/issue/IssueIcon';
import { QueryView } from '#ui/state/QueryView';
import { Placeholder } from '#ui/state/Placeholder';
import { TextLink } from '#ui/text/TextLink';
import { useProductIssuesQuery } from './IssuePopover.generated';
import { listMessages as messages } from '../listMessages';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(360px, 90vw)', boxSizing: 'border-box' },
  list: {
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxHeight: '320px',
    overflowY: 'auto',
  },
  issue: {
    ...typographyStyles.body1,
    display: 'flex',
    columnGap: tokens.spacingHorizontalXS,
    overflowWrap: 'anywhere',
    // In line with the first line of the text.
    '& > svg': { marginBlockStart: '2px' },
  },
});

export interface IssuePopoverProps {
  productId: string;
  /** URL of the product's page. */
  href: string;
  /** What the button looks like that opens it. */
  button: ComponentProps<'button'>;
}

/** Long enough for Fluent to restore the focus itself, in milliseconds. */
const patienceMs = 100;

/** Popover with the issues of a product, each a link to its field. It is open as soon as it is rendered. */
export function IssuePopover({ productId, href, button }: IssuePopoverProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(true);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const result = useProductIssuesQuery({ variables: { id: productId }, skip: !isOpen });
  useEffect(() => {
    if (isOpen) return undefined;
    // The first time, Fluent would restore the focus to the button that this one has replaced.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) buttonRef.current?.focus();
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <Popover open={isOpen} onOpenChange={(_event, data) => setIsOpen(data.open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <button {...button} type="button" ref={buttonRef} />
      </PopoverTrigger>
      {/* Takes the focus itself, because its links are still loading. */}
      <PopoverSurface tabIndex={-1} aria-label={formatMessage(messages.issues)} className={styles.surface}>
        <QueryView result={result} skeleton={<Placeholder width={280} height={40} />}>
          {({ product }) => (
            <ul className={styles.list}>
              {product.issues.map(({ id, severity, message, field }) => (
                <li key={id} className={styles.issue}>
                  <IssueIcon severity={severity} />
                  <TextLink to={field === null ? href : `${href}#${field.replaceAll('%', '%25')}`}>{message}</TextLink>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </PopoverSurface>
    </Popover>
  );
}
