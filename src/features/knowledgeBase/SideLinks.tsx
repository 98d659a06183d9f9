import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { TextLink } from '#ui/text/TextLink';

const useStyles = makeStyles({
  nav: { minWidth: 0 },
  heading: { ...typographyStyles.subtitle2, margin: 0, marginBlockEnd: tokens.spacingVerticalS },
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, listStyleType: 'none', margin: 0, padding: 0 },
  link: { ...typographyStyles.body1, display: 'inline-block', overflowWrap: 'anywhere', paddingBlock: '2px' },
});

export interface SideLinksProps {
  heading: string;
  links: readonly { to: string; name: string; isCurrent?: boolean }[];
}

/** Links beside an article or a list of articles. */
export function SideLinks({ heading, links }: SideLinksProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <nav className={styles.nav} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {links.map(({ to, name, isCurrent }) => (
          <li key={to} dir="auto">
            <TextLink className={styles.link} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
