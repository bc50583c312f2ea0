import { defineCall } from '../../call.ts';

export const listCourses = defineCall({
  row: 'C-054',
  summary: 'Enabled courses',
  method: 'GET',
  path: '/service/training/api/course',
  tenant: 'route',
  query: 'CourseQuery',
  response: 'Courses',
});

export const listCategories = defineCall({
  row: 'C-055',
  summary: 'Categories of a target lesson',
  method: 'GET',
  path: '/service/training/api/course/categories',
  tenant: 'route',
  query: 'CourseQuery',
  response: 'Courses',
});

export const getCourseLanding = defineCall({
  row: 'C-056',
  summary: 'Landing slides of a course',
  method: 'GET',
  path: '/service/training/api/course/{id}/landing',
  auth: 'none',
  tenant: 'route',
  params: 'SlugPath',
  response: 'Landing',
});

export const getLastInProgress = defineCall({
  row: 'C-057',
  summary: 'The course last worked in, or null',
  method: 'GET',
  path: '/service/training/api/cabinet/course/last-in-progress',
  tenant: 'route',
  response: 'LastInProgress',
});

export const getLogicProgress = defineCall({
  row: 'C-058',
  summary: 'Progress of the logic courses: the sum of their threads',
  method: 'GET',
  path: '/service/training/api/cabinet/course/logic/progress',
  response: 'LogicProgress',
});

export const getSideCourseProgress = defineCall({
  row: 'C-059',
  summary: 'Progress of each side course',
  method: 'GET',
  path: '/service/training/api/cabinet/course/side-course-progress',
  tenant: 'route',
  response: 'LogicProgress',
});

export const resetCourseProgress = defineCall({
  row: 'C-060',
  summary: 'Starts a course anew, within the limits of the pupil settings',
  method: 'POST',
  path: '/service/training/api/cabinet/course/reset-progress',
  tenant: 'route',
  body: 'ResetProgress',
  response: 'StatusOk',
  errors: ['resetNotAllowed'],
});

export const clearCourseCache = defineCall({
  row: 'C-061',
  summary: 'Shows editors fresh data',
  method: 'POST',
  path: '/service/training/api/course/clear-cache',
  auth: 'quizEditor',
  tenant: 'route',
  body: 'TargetLessonBody',
  response: 'StatusOk',
});

export const listSideCourseGoals = defineCall({
  row: 'C-062',
  summary: 'Goals of the side courses',
  method: 'GET',
  path: '/service/training/side-courses/api/goal',
  auth: 'none',
  response: 'SideCourseGoals',
});

export const searchCatalogue = defineCall({
  row: 'ours E-052',
  summary: 'Courses and threads whose names hold the text, in groups',
  method: 'GET',
  path: '/service/training/api/search',
  query: 'CatalogueQuery',
  response: 'CatalogueAnswer',
});
