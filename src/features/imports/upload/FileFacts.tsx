import { useIntl } from 'react-intl';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { fileSize } from '#lib/fileSize';
import type { FileInspection } from '../importStep';
import { messages } from '../messages';

const separators: Readonly<Record<string, 'comma' | 'semicolon' | 'tab' | 'pipe'>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

/** The detected properties of an uploaded file. */
export function FileFacts({ inspection }: { inspection: FileInspection }) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const { file, format, encoding, delimiter, rowCount, columns } = inspection;
  const separator = delimiter === null ? undefined : separators[delimiter];
  return (
    <Panel heading={formatMessage(messages.fileHeading)}>
      <KeyValueList
        items={[
          { label: formatMessage(messages.fileName), value: <bdi>{file.name}</bdi> },
          { label: formatMessage(messages.fileSize), value: fileSize(file.size, intl) },
          { label: formatMessage(messages.format), value: formatMessage(messages[format]) },
          { label: formatMessage(messages.encoding), value: encoding },
          ...(delimiter === null
            ? []
            : [
                {
                  label: formatMessage(messages.separator),
                  value: separator ? formatMessage(messages[separator]) : delimiter,
                },
              ]),
          { label: formatMessage(messages.rows), value: formatNumber(rowCount) },
          { label: formatMessage(messages.columns), value: formatNumber(columns.length) },
        ]}
      />
    </Panel>
  );
}
