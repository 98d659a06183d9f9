import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from '#routing/Link';
import { Picture } from '#ui/picture/Picture';
import { RatingStars } from './RatingStars';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    transitionProperty: 'box-shadow',
    transitionDuration: tokens.durationFast,
    ':hover': { boxShadow: tokens.shadow8 },
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  row: { flexDirection: 'row', alignItems: 'flex-start' },
  picture: { flexShrink: 0 },
  rowPicture: { width: 'clamp(96px, 22%, 200px)', padding: tokens.spacingHorizontalM },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
  },
  rowBody: { paddingInlineStart: 0 },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0, overflowWrap: 'anywhere' },
  name: {
    ...typographyStyles.body1Strong,
    margin: 0,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  // The link covers the card, so that a click anywhere opens the product.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  description: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground2,
    margin: 0,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    '@media (max-width: 599.98px)': { display: 'none' },
  },
  price: { ...typographyStyles.subtitle2, fontVariantNumeric: 'tabular-nums' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  actions: {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: 'auto',
    paddingBlockStart: tokens.spacingVerticalS,
  },
  corner: {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineEnd: tokens.spacingHorizontalS,
  },
  rowCorner: { position: 'relative', inset: 'auto', padding: tokens.spacingHorizontalS },
});

export interface ProductCardProps {
  /** Path of the product’s page. */
  href: string;
  name: string;
  /** The language of the name, if it can differ from that of the page. */
  nameLanguage?: string;
  /** URL of the main image; null shows initials. */
  image: string | null;
  /** A formatted amount or range. */
  price: ReactNode;
  /** A line above the name, such as the brand. */
  note?: ReactNode;
  /** 0 to 5; absent if the product has none. */
  rating?: number;
  /** Plain text, shown only in a row. */
  description?: string;
  /** Such as “Free shipping”. */
  badges?: ReactNode;
  /** A button in the corner, such as a heart. */
  corner?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Whether it is a row of a list instead of a card in a grid. */
  isRow?: boolean;
  /** The level of the name as a heading. */
  headingLevel?: 2 | 3;
}

/** A product in a `ProductGrid`. The name links to the product’s page. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    name,
    nameLanguage,
    image,
    price,
    note,
    rating,
    description,
    badges,
    corner,
    actions,
    isRow = false,
  } = props;
  const styles = useStyles();
  const Heading = props.headingLevel === 3 ? 'h3' : 'h2';
  return (
    <li className={mergeClasses(styles.card, isRow && styles.row)}>
      <div className={mergeClasses(styles.picture, isRow && styles.rowPicture)}>
        <Picture url={image} name={name} size="fill" />
      </div>
      <div className={mergeClasses(styles.body, isRow && styles.rowBody)}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <Heading className={styles.name}>
          <Link to={href} className={styles.link}>
            <bdi lang={nameLanguage}>{name}</bdi>
          </Link>
        </Heading>
        {rating !== undefined && <RatingStars rating={rating} />}
        {isRow && description !== undefined && <p className={styles.description}>{description}</p>}
        <span className={styles.price}>{price}</span>
        {badges && <span className={styles.badges}>{badges}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {corner && <div className={mergeClasses(styles.corner, isRow && styles.rowCorner)}>{corner}</div>}
    </li>
  );
}
