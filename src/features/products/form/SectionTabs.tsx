import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '#ui/fieldMessages';
import { formMessages as messages } from '../core/formMessages';
import { formSections, getSectionId, type FormSectionName } from './FormSection';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockStart: 'var(--top-bar, 0px)',
    // Above the heads of tables and their first columns.
    zIndex: 5,
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    height: '40px',
    flexShrink: 0,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  tab: {
    ...typographyStyles.body1,
    flexShrink: 0,
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalM,
    border: 'none',
    borderBlockEndWidth: '3px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, borderBlockEndColor: tokens.colorNeutralStroke1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    borderBlockEndColor: tokens.colorCompoundBrandStroke,
    ':hover': { borderBlockEndColor: tokens.colorCompoundBrandStroke },
  },
});

const labels = {
  general: messages.general,
  media: fieldMessages.media,
  prices: messages.prices,
  variants: fieldMessages.variants,
  attributes: messages.attributes,
  seo: messages.seo,
  associations: fieldMessages.associations,
} as const;

/** A section is current while its start is above this line, in pixels from the top of the window. */
const line = 200;

const findCurrent = (): FormSectionName => {
  const isAtEnd =
    window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2 && window.scrollY > 0;
  const above = formSections.filter((name) => {
    const section = document.getElementById(getSectionId(name));
    return section && (isAtEnd || section.getBoundingClientRect().top < line);
  });
  return above.at(-1) ?? 'general';
};

/** Tabs that stick to the top of the product form. Each leads to a section; all sections are on one page. */
export function SectionTabs() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [current, setCurrent] = useState<FormSectionName>('general');
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(findCurrent()));
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
    };
  }, []);
  const goTo = (name: FormSectionName) => {
    const section = document.getElementById(getSectionId(name));
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.bar} aria-label={formatMessage(messages.sections)}>
      {formSections.map((name) => (
        <button
          key={name}
          type="button"
          className={mergeClasses(styles.tab, name === current && styles.current)}
          aria-current={name === current ? 'true' : undefined}
          onClick={() => goTo(name)}
        >
          {formatMessage(labels[name])}
        </button>
      ))}
    </nav>
  );
}
