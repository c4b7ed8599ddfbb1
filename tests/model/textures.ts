/** Bytes of a texel by how the graphics card keeps it (WebGL2). */
const TEXEL: Readonly<Record<string, number>> = {
  RGBA: 4,
  RGBA8: 4,
  SRGB8_ALPHA8: 4,
  RGB: 4,
  R8: 1,
  RG16F: 4,
  R11F_G11F_B10F: 4,
  RGBA16F: 8,
  RGBA32F: 16,
  DEPTH_COMPONENT16: 2,
  DEPTH_COMPONENT24: 4,
  DEPTH_COMPONENT32F: 4,
  DEPTH24_STENCIL8: 4,
};

/** What each texture of a context takes, in bytes. */
type Held = Map<WebGLTexture, number>;

const held = new WeakMap<WebGL2RenderingContext, Held>();
const heldBy = (gl: WebGL2RenderingContext): Held => {
  const known: Held = held.get(gl) ?? new Map<WebGLTexture, number>();
  held.set(gl, known);
  return known;
};

function texelOf(gl: WebGL2RenderingContext, format: number): number {
  const [name] = Object.entries(TEXEL).find(([key]) => (gl as unknown as Record<string, number>)[key] === format) ?? [];
  if (name === undefined) throw new Error(`textures of the format ${format} are not known here`);
  return TEXEL[name] ?? 0;
}

/** The texture that a call is about, by its target. */
function boundTo(gl: WebGL2RenderingContext, target: number): WebGLTexture | undefined {
  const isFace = target >= gl.TEXTURE_CUBE_MAP_POSITIVE_X && target <= gl.TEXTURE_CUBE_MAP_NEGATIVE_Z;
  const binding =
    target === gl.TEXTURE_2D
      ? gl.TEXTURE_BINDING_2D
      : isFace || target === gl.TEXTURE_CUBE_MAP
        ? gl.TEXTURE_BINDING_CUBE_MAP
        : target === gl.TEXTURE_3D
          ? gl.TEXTURE_BINDING_3D
          : gl.TEXTURE_BINDING_2D_ARRAY;
  return (gl.getParameter(binding) as WebGLTexture | null) ?? undefined;
}

/**
 * From now on keeps count of what textures take on the graphics card, those that are drawn into and shadow maps included. To be called
 * before any context is made.
 */
export function countTextures(): void {
  const made = WebGL2RenderingContext.prototype;
  const { texStorage2D, texStorage3D, texImage2D, deleteTexture } = made;
  const take = (gl: WebGL2RenderingContext, target: number, bytes: number): void => {
    const texture = boundTo(gl, target);
    if (texture !== undefined) heldBy(gl).set(texture, bytes);
  };
  made.texStorage2D = function (target, levels, format, width, height) {
    const faces = target === this.TEXTURE_CUBE_MAP ? 6 : 1;
    take(this, target, faces * texelOf(this, format) * texelsOf(levels, width, height));
    texStorage2D.call(this, target, levels, format, width, height);
  };
  made.texStorage3D = function (target, levels, format, width, height, depth) {
    take(this, target, depth * texelOf(this, format) * texelsOf(levels, width, height));
    texStorage3D.call(this, target, levels, format, width, height, depth);
  };
  made.texImage2D = function (this: WebGL2RenderingContext, ...given: unknown[]) {
    const [target, level, format] = given as [number, number, number];
    // Its size stands beside it, or is that of the picture given last.
    const [width, height] = (given.length > 6 ? given.slice(3, 5) : sizeOf(given.at(-1))) as [number, number];
    if (level === 0) take(this, target, (texelOf(this, format) * width * height * 4) / 3);
    (texImage2D as (...all: unknown[]) => void).apply(this, given);
  };
  made.deleteTexture = function (texture) {
    if (texture) heldBy(this).delete(texture);
    deleteTexture.call(this, texture);
  };
}

const sizeOf = (picture: unknown): readonly [number, number] => {
  const { width, height } = picture as { readonly width: number; readonly height: number };
  return [width, height];
};

/** All texels of a picture and of so many levels less one of smaller ones. */
function texelsOf(levels: number, width: number, height: number): number {
  return Array.from({ length: levels }, (_, level) => {
    const side = (whole: number) => Math.max(1, whole >> level);
    return side(width) * side(height);
  }).reduce((sum, one) => sum + one, 0);
}

/** What the textures of a context take, in megabytes. */
export const textureMegabytes = (gl: WebGL2RenderingContext): number =>
  [...heldBy(gl).values()].reduce((sum, one) => sum + one, 0) / 2 ** 20;
