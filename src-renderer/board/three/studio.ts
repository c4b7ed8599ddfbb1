import {
  type BufferGeometry,
  Color,
  GreaterDepth,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  NoColorSpace,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { PALETTE } from '../../styles/palette.ts';
import type { Tier } from './graphics.ts';
import { asShown, bake, type Lies } from './light.ts';

/** What a printed surface is like. */
type Print = {
  readonly map: Texture;
  /** Seen through, as what is not there yet. */
  readonly ghost?: boolean;
  /** How rough it is; where `shine` is set, the alpha of the texture says it. */
  readonly rough?: number;
  readonly shine?: boolean;
};

/** How the grain of wood changes the colour, and how a painted part takes the light. */
const GRAIN = /* glsl */ `
  float grain = step(0.4, vTakes.x) * step(0.0, vTakes.y) * (1.0 - vTakes.y);
  diffuseColor.rgb *= 1.0 + 0.1 * grain * sin(150.0 * vOwn.y + 1.6 * sin(60.0 * vOwn.x + 43.0 * vOwn.z));`;
const INK = /* glsl */ `
  if (vTakes.y < 0.0) { totalEmissiveRadiance = diffuseColor.rgb; diffuseColor.rgb = vec3(0.0); }`;

/**
 * Where everything on a table gets its material, by how much can be drawn: a processor draws plain colours with the light
 * painted in, a graphics card lit ones. Games make no material of their own. One material serves all painted pieces, so that a
 * piece of enamel, brass and wood is one thing to draw.
 */
export class Studio {
  readonly tier: Tier;
  /** Whether lamp and shadows are worked out while drawing. */
  readonly lit: boolean;
  /** Whether pieces have as many sides as make them round. */
  readonly fine: boolean;
  readonly #made: Material[] = [];
  #painted: Material | undefined;
  #hidden: Material | undefined;
  #spot: Material | undefined;
  #faint: Material | undefined;

  constructor(tier: Tier) {
    this.tier = tier;
    this.lit = tier !== 'processor';
    this.fine = tier === 'high';
  }

  /** The material of everything that is painted in one colour a part. */
  get painted(): Material {
    return (this.#painted ??= this.#keep(
      this.lit ? this.#takingLight(new MeshStandardMaterial({ vertexColors: true })) : plain(),
    ));
  }

  /** The same where something else stands before it: seen through that, flat. Drawn after the ground, before the pieces. */
  get hidden(): Material {
    return (this.#hidden ??= this.#keep(plain({ depthFunc: GreaterDepth, depthWrite: false })));
  }

  /** The material of painted parts that are not there yet: seen through. */
  get faint(): Material {
    const see = { transparent: true, opacity: 0.78 };
    return (this.#faint ??= this.#keep(
      this.lit ? this.#takingLight(new MeshStandardMaterial({ vertexColors: true, ...see })) : plain(see),
    ));
  }

  /** A soft dark spot under what stands where no shadow is worked out. */
  get spot(): Material {
    return (this.#spot ??= this.#keep(
      new MeshBasicMaterial({
        color: asShown(new Color(PALETTE.pitch)),
        transparent: true,
        opacity: 0.34,
        depthWrite: false,
      }),
    ));
  }

  /** A surface with a picture on it, which was not drawn yet; the texture stays whoever’s it is. */
  printed({ map, ghost = false, rough = 0.72, shine = false }: Print): Material {
    const see = ghost ? { transparent: true, opacity: 0.72 } : {};
    map.colorSpace = this.lit ? SRGBColorSpace : NoColorSpace;
    if (!this.lit) return this.#keep(plain({ map, ...see }));
    const options = { map, vertexColors: true, roughness: rough, metalness: 0, ...see };
    const material =
      this.tier === 'high' && shine
        ? new MeshPhysicalMaterial({ ...options, clearcoat: 0.25, clearcoatRoughness: 0.3 })
        : new MeshStandardMaterial(options);
    if (shine) shineByAlpha(material);
    return this.#keep(material);
  }

  /** Makes a geometry ready to be drawn here. @param lies where it lies still */
  finish(geometry: BufferGeometry, lies?: Lies): BufferGeometry {
    return this.lit ? geometry : bake(geometry, lies);
  }

  /** Something that lies still, ready to be drawn. */
  mesh(geometry: BufferGeometry, material: Material = this.painted, lies?: Lies): Mesh {
    const mesh = new Mesh(this.finish(geometry, lies), material);
    mesh.castShadow = mesh.receiveShadow = this.lit;
    return mesh;
  }

  /** A material is not needed any more. */
  drop(material: Material): void {
    const at = this.#made.indexOf(material);
    if (at >= 0) this.#made.splice(at, 1);
    material.dispose();
  }

  /** Frees every material. */
  dispose(): void {
    for (const material of this.#made.splice(0)) material.dispose();
  }

  #keep<M extends Material>(material: M): M {
    this.#made.push(material);
    return material;
  }

  #takingLight(material: MeshStandardMaterial): MeshStandardMaterial {
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace(
          '#include <common>',
          '#include <common>\nattribute vec3 takes;\nvarying vec3 vTakes;\nvarying vec3 vOwn;',
        )
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nvTakes = takes;\nvOwn = position;');
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nvarying vec3 vTakes;\nvarying vec3 vOwn;')
        .replace('#include <color_fragment>', `#include <color_fragment>${GRAIN}`)
        .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vTakes.x;')
        .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = max(vTakes.y, 0.0);')
        .replace('#include <emissivemap_fragment>', INK);
    };
    return material;
  }
}

const plain = (options: ConstructorParameters<typeof MeshBasicMaterial>[0] = {}): MeshBasicMaterial =>
  new MeshBasicMaterial({ vertexColors: true, ...options });

/** Reads how rough a printed surface is from the alpha of its texture, which is none. */
function shineByAlpha(material: MeshStandardMaterial): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <map_fragment>',
        '#include <map_fragment>\nfloat shine = sampledDiffuseColor.a;\ndiffuseColor.a = opacity;',
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = shine;');
  };
}
