import { Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { pictureTypes } from '#graphql/pictureChecks';
import { usePictureUpload } from '#graphql/usePictureUpload';
import { imageTypes, type ImageTypeKey } from '#lib/imageTypes';
import { Picture } from '#ui/picture/Picture';
import { UploadButton } from '../media/UploadButton';
import { UploadState } from '../media/UploadState';
import { mediaMessages as messages } from '../../core/messages/mediaMessages';
import { useFieldValue } from '../../core/fields/useFieldValue';
import type { AttributePath } from '../../core/values/productValues';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  withPicture: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});

export interface ImageValueFieldProps {
  name: AttributePath;
  label: string;
  /** The types of image files that can be used; empty for all. */
  allowedTypes: readonly ImageTypeKey[];
}

/** The URL of an image, entered or received by uploading a file, with the image. */
export function ImageValueField({ name, label, allowedTypes }: ImageValueFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { ref, value, onChange, onBlur, error } = useFieldValue(name);
  const url = value.trim();
  const { current, faults, upload } = usePictureUpload((picture) => onChange(picture.url), allowedTypes);
  const allowed: readonly string[] = allowedTypes.map((key) => imageTypes[key].mediaType);
  const uploadable = pictureTypes.filter((type) => !allowed.length || allowed.includes(type));
  return (
    <>
      <Field validationMessage={error}>
        <div className={mergeClasses(styles.line, url !== '' && styles.withPicture)}>
          {url !== '' && <Picture url={url} name={label} size={32} />}
          <Input
            ref={ref}
            name={name}
            type="text"
            inputMode="url"
            aria-label={label}
            style={{ minWidth: 0 }}
            input={{ style: { minWidth: 0 } }}
            placeholder={formatMessage(messages.newAddressHint)}
            value={value}
            onChange={(_event, data) => onChange(data.value)}
            onBlur={onBlur}
          />
          {uploadable.length > 0 && (
            <UploadButton
              label={formatMessage(messages.uploadFor, { attribute: label })}
              isLabelHidden
              isBusy={current !== null}
              accept={uploadable}
              onFiles={(files) => void upload(files)}
            />
          )}
        </div>
      </Field>
      <UploadState current={current} faults={faults} />
    </>
  );
}
