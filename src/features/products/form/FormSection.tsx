import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** The sections of the product form that its tabs lead to, from top to bottom. */
export const formSections = ['general', 'media', 'prices', 'variants', 'attributes', 'seo', 'associations'] as const;

export type FormSectionName = (typeof formSections)[number];

/** Returns the ID of a section's element. */
export function getSectionId(name: FormSectionName): string {
  return `section-${name}`;
}

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingHorizontalL,
    minWidth: 0,
    // Below the tabs, which stick below the top bar.
    scrollMarginBlockStart: 'calc(var(--top-bar, 0px) + 56px)',
    ':focus': { outlineStyle: 'none' },
  },
});

export interface FormSectionProps {
  name: FormSectionName;
  className?: string;
  children: ReactNode;
}

/** A part of the product form that a tab leads to. */
export function FormSection({ name, className, children }: FormSectionProps) {
  return (
    <div id={getSectionId(name)} tabIndex={-1} className={mergeClasses(useStyles().section, className)}>
      {children}
    </div>
  );
}
