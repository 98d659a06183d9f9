import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { RichTextSkeleton } from '#ui/richText/RichTextSkeleton';
import { Placeholder } from '#ui/state/Placeholder';
import type { AttributeValueFieldProps } from './AttributeValueField';

const load = () => import('./AttributeValueField').then((module) => ({ default: module.AttributeValueField }));

const AttributeValueField = lazy(load);

// Most products have such values, so it loads with the form. An error is shown where the control is needed.
load().catch(() => undefined);

const useStyles = makeStyles({
  // Below the name of the attribute, because the toolbar needs the width.
  wide: { gridColumn: '1 / -1', gridRow: 2, minWidth: 0 },
  // As high as the tabs of the editor.
  skeleton: { paddingBlockStart: '24px' },
});

/** The value of a defined attribute in a row of a form. Its control is a separate chunk. */
export function DefinedValueField(props: AttributeValueFieldProps) {
  const styles = useStyles();
  if (props.definition.type !== 'RICH_TEXT') {
    return (
      // Not a field: what is typed would be lost with it.
      <Suspense fallback={<Placeholder height={32} />}>
        <AttributeValueField {...props} />
      </Suspense>
    );
  }
  const skeleton = (
    <div className={styles.skeleton}>
      <RichTextSkeleton />
    </div>
  );
  return (
    <div className={styles.wide}>
      <Suspense fallback={skeleton}>
        <AttributeValueField {...props} />
      </Suspense>
    </div>
  );
}
