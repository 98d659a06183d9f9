import { InfoLabel } from '@fluentui/react-components';

/** An explanation beside a label, opened by its icon. */
export function HintExample() {
  return (
    <InfoLabel
      info="Used in the product page URL. Letters, digits, and hyphens only."
      infoButton={{ 'aria-label': 'About slugs' }}
    >
      Slug
    </InfoLabel>
  );
}
