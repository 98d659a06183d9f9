import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { RichTextSkeleton } from '../../../../ui/richText/RichTextSkeleton';
import { RowField } from '../fields/RowField';
import type { AttributeValueFieldProps } from './AttributeValueField';

const AttributeValueField = lazy(() =>
  import('./AttributeValueField').then((module) => ({ default: module.AttributeValueField })),
);

const useStyles = makeStyles({
  // Below the name of the attribute, because the toolbar needs the width.
  wide: { gridColumn: '1 / -1', gridRow: 2, minWidth: 0 },
  // As high as the tabs of the editor.
  skeleton: { paddingBlockStart: '24px' },
});

/** The value of a defined attribute in a row of a form. Its control is a separate chunk. */
export function DefinedValueField(props: AttributeValueFieldProps) {
  const styles = useStyles();
  const { name, label, definition } = props;
  if (definition.type !== 'RICH_TEXT') {
    return (
      <Suspense fallback={<RowField name={name} label={label} />}>
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
