import { icon } from '../../ui/icons/Icon.tsx';

/** The field seen from above: a square with its grid. */
export const AboveIcon = icon('M4 4H20V20H4ZM4 12H20M12 4V20');
/** A block in space. */
export const SolidIcon = icon('M12 3L20 7.5V16.5L12 21 4 16.5V7.5ZM4 7.5L12 12 20 7.5M12 12V21');
export const RunIcon = icon('M7 4.5L19 12 7 19.5Z');
export const PassIcon = icon('M5 5L13 12 5 19ZM13 5L21 12 13 19');
/** Looking straight down. */
export const DownIcon = icon('M12 3V13M7.5 9L12 13.5 16.5 9M4 18H20M7 21H17');
export const DoneIcon = icon('M5 12.5L10 17.5 19 7');
