import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { GradeBadge } from '#entities/product/GradeBadge';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { FieldLinks } from './FieldLinks';
import type { ProductQualityFragment } from './ProductQuality.generated';
import { qualityMessages as messages } from './qualityMessages';
import { requirementLabel } from './requirementLabel';

const useStyles = makeStyles({
  score: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
  },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
});

type Loss = ProductQualityFragment['quality']['parts'][number]['losses'][number];

const texts = { ...messages, TRANSLATION_MISSING: messages.FIELD_MISSING, SEO_MISSING: messages.FIELD_MISSING };

const roundPoints = (points: number) => Math.round(points * 10) / 10;

/** The quality grade of a product, the parts of its score, and what would raise it, most points first. */
export function QualityPanel({ quality }: { quality: ProductQualityFragment['quality'] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const losses = quality.parts.flatMap((part) => part.losses).sort((a, b) => b.points - a.points);
  const toLink = (loss: Loss) => ({
    key: `${loss.reason} ${loss.field}`,
    field: loss.field,
    text: formatMessage(texts[loss.reason], { field: requirementLabel(loss, intl) }),
    note: formatMessage(messages.gain, { points: roundPoints(loss.points) }),
  });
  return (
    <Panel heading={formatMessage(messages.quality)}>
      <p className={styles.score}>
        <GradeBadge grade={quality.grade} />
        {formatMessage(messages.score, { score: quality.score })}
      </p>
      <KeyValueList
        items={quality.parts.map(({ part, points, maxPoints }) => ({
          label: formatMessage(messages[part]),
          value: formatMessage(messages.points, { points: roundPoints(points), maxPoints }),
        }))}
      />
      {losses.length > 0 && (
        <>
          <h3 className={styles.heading}>{formatMessage(messages.raise)}</h3>
          <FieldLinks label={formatMessage(messages.raise)} links={losses.map(toLink)} />
        </>
      )}
    </Panel>
  );
}
