import AntdAutoComplete from 'antd/es/auto-complete';
import AntdCheckbox from 'antd/es/checkbox';
import AntdInput from 'antd/es/input';
import AntdRadio from 'antd/es/radio';
import AntdSegmented from 'antd/es/segmented';
import AntdSelect from 'antd/es/select';
import AntdSwitch from 'antd/es/switch';
import { themed } from './themed';

export type { AutoCompleteProps } from 'antd/es/auto-complete';
export type { CheckboxProps } from 'antd/es/checkbox';
export type { InputProps, InputRef } from 'antd/es/input';
export type { RadioGroupProps, RadioProps } from 'antd/es/radio';
export type { SegmentedProps } from 'antd/es/segmented';
export type { SelectProps } from 'antd/es/select';
export type { SwitchProps } from 'antd/es/switch';
export { peopleOptions, priorityOptions, statusOptions, type WordOption } from '../fields/options';
export { Choice } from '../fields/choice';

export const AutoComplete: typeof AntdAutoComplete = themed(AntdAutoComplete);
export const Checkbox: typeof AntdCheckbox = themed(AntdCheckbox);
export const Input: typeof AntdInput = themed(AntdInput);
export const Radio: typeof AntdRadio = themed(AntdRadio);
export const Segmented: typeof AntdSegmented = themed(AntdSegmented);
export const Select: typeof AntdSelect = themed(AntdSelect);
export const Switch: typeof AntdSwitch = themed(AntdSwitch);
