import { type Locale, sitePath } from '../words/locales.ts';

export const schoolPath = (locale: Locale): string => sitePath(locale, 'cabinet/school');
export const classPath = (locale: Locale, classId: number): string => `${schoolPath(locale)}/class/${classId}`;
export const tariffsPath = (locale: Locale): string => `${schoolPath(locale)}/tariffs`;
export const leadsPath = (locale: Locale): string => `${schoolPath(locale)}/leads`;
export const convertPath = (locale: Locale): string => sitePath(locale, 'cabinet/teacher');
export const myClassesPath = (locale: Locale): string => sitePath(locale, 'cabinet/my-classes');
export const myPupilsPath = (locale: Locale): string => sitePath(locale, 'cabinet/my-pupils/cards');
export const pupilPath = (locale: Locale, userId: number): string => `${myPupilsPath(locale)}/${userId}`;
export const materialsPath = (locale: Locale): string => sitePath(locale, 'cabinet/materials');
export const teacherCodePath = (locale: Locale): string => sitePath(locale, 'auth/teacher-code');
export const teacherRegisterPath = (locale: Locale): string => sitePath(locale, 'wizard/teacher-register');
