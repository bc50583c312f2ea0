/**
 * Runs before the first paint: which shape the page at this address will have, for what is shown while it is on its way
 * (app/waiting-page.css). Its hash is in the page's policy.
 */
export const shapeScript = `(function(p){document.documentElement.dataset.shape=/\\/(problem|thread|exercise|game)\\//.test(p)?'table':/\\/cabinet\\//.test(p)?'cabinet':'page'})(location.pathname)`;
