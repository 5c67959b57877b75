export { DayPicker, type DayPickerProps } from '../dates/day-picker';
