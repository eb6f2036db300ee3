/** Valid slot names. They become keys of a collage's photos, texts and colours, so other names are refused. [TXML-20 … TXML-22] */
export const PHOTO_SLOT = /^(img[1-9]\d{0,2}|imglarge[1-9]?|singlephoto)$/;
export const TEXT_SLOT = /^txt[1-9]$/;
export const SHAPE_SLOT = /^overlayshape[01]$/;
